// Games kept in the browser: what is needed to go on with each, and what the list of games shows of it.
import type { SavedGame } from './protocol.js';

/** `record` is the text of a record with a snapshot, `custom` that of a pack's file, if it is not the base pack. */
export interface StoredGame extends SavedGame {
  readonly record: string;
  readonly custom: string | null;
}

export interface Games {
  list(): Promise<SavedGame[]>;
  get(id: string): Promise<StoredGame | null>;
  put(game: StoredGame): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'civolution';
const STORE = 'games';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Done once it is on the disk. */
const completed = (work: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onerror = () => failed(work.error);
    work.onabort = () => failed(work.error);
  });

export async function openGames(): Promise<Games> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const db = await asked(opening);
  const reading = (): IDBObjectStore => db.transaction(STORE).objectStore(STORE);
  const writing = async (write: (store: IDBObjectStore) => void): Promise<void> => {
    const work = db.transaction(STORE, 'readwrite', { durability: 'strict' });
    const done = completed(work);
    write(work.objectStore(STORE));
    // Now, so that it is written even if the tab is closed the next moment.
    work.commit();
    await done;
  };
  return {
    async list() {
      const all: StoredGame[] = await asked(reading().getAll());
      return all
        .map(({ record: _record, custom: _custom, ...game }) => game)
        .sort((a, b) => b.played - a.played);
    },
    get: async id => ((await asked(reading().get(id))) as StoredGame | undefined) ?? null,
    put: game => writing(store => store.put(game)),
    remove: id => writing(store => store.delete(id)),
  };
}
