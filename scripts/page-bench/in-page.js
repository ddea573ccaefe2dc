// What runs in the page that is measured. Each function is sent there as text, so it can use nothing from outside.

/**
 * Before the page: gives it `window.painted`, and makes each game of it the same.
 * @param {string} id Of the game that Play now begins; the deal hangs on it.
 */
export function prepare(id) {
  crypto.randomUUID = () => /** @type {ReturnType<Crypto['randomUUID']>} */ (id);
  window.painted = done =>
    requestAnimationFrame(() => {
      // A message comes right after the frame; a timer would wait for whatever the page has put off until then.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });
}

/**
 * Before the page: presses Play now the moment it is there, and notes when the browser has shown the first choice, and
 * when all of the table is painted.
 */
export function playAtOnce() {
  let pressed = false;
  new PerformanceObserver(list => {
    const [first] = /** @type {(PerformanceEntry & { renderTime: number })[]} */ (list.getEntries());
    if (first) window.decisionAt = first.renderTime;
  }).observe({ type: 'element', buffered: true });
  const watch = new MutationObserver(() => {
    const button = /** @type {HTMLElement | null} */ (document.querySelector('button.now:not(:disabled)'));
    if (button && !pressed) {
      pressed = true;
      button.click();
    }
    document
      .querySelector('main:not(:has([elementtiming])) [data-choice] .text')
      ?.setAttribute('elementtiming', 'choice');
    if (!document.querySelector('[aria-busy="false"] .continent .map path')) return;
    watch.disconnect();
    window.painted(now => {
      window.tableAt = now;
    });
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
}

/**
 * Clicks on a choice, and gives it with the times until what came of it and the next question are drawn, and until the
 * table is lit for that; null at the end of the game.
 * @param {number} pick Which choice is clicked on.
 * @returns {Promise<{ choice: string, asked: number, lit: number } | null>}
 */
export function clickAndWait(pick) {
  const PATIENCE = 30_000;
  // Looked up before, for looking is done within what is measured: what is asked, what can be chosen, the log.
  const asks = /** @type {HTMLElement} */ (document.querySelector('main > .ask'));
  const head = /** @type {HTMLElement} */ (asks.querySelector('h2'));
  const choices = /** @type {HTMLCollectionOf<HTMLElement>} */ (asks.getElementsByClassName('choice'));
  const log = document.querySelector('main .log ol');
  const stamp = () =>
    [
      head.textContent,
      log?.lastElementChild?.textContent,
      ...[...choices].map(({ dataset }) => dataset['choice']),
    ].join();
  const before = stamp();
  const button = choices[pick % choices.length];
  if (!button) return Promise.resolve(null);
  const choice = button.dataset['choice'] ?? '';
  return new Promise((done, failed) => {
    const tooLong = setTimeout(() => failed(new Error(`nothing came of choice ${choice}`)), PATIENCE);
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      const over = document.getElementById('end-of-game');
      if (!over && (choices.length === 0 || stamp() === before)) return;
      watch.disconnect();
      window.painted(asked => {
        const settled = () => !document.querySelector('main [aria-busy="true"]');
        const finish = () =>
          window.painted(now => {
            clearTimeout(tooLong);
            done(over ? null : { choice, asked: asked - begun, lit: now - begun });
          });
        if (settled()) return finish();
        const follow = new MutationObserver(() => {
          if (!settled()) return;
          follow.disconnect();
          finish();
        });
        follow.observe(document, { attributes: true, subtree: true });
      });
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
    button.click();
  });
}
