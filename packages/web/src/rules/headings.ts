/** The id of the heading of a section on the page. */
export const headingOf = (anchor: string): string => `rules-${anchor}`;
