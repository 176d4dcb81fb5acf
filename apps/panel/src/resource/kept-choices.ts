/** A view of a list: the query of its address, and the hidden columns. */
export interface ListViewChoice {
  readonly id: string;
  readonly label: string;
  /** The query of the address, without the page; empty for the whole list. */
  readonly query: string;
  readonly hidden: readonly string[];
}

/** A user's choices for a list. */
export interface ListChoices {
  /** The columns that are not shown. */
  readonly hidden: readonly string[];
  readonly views: readonly ListViewChoice[];
  /** The id of the view that the list opens with. */
  readonly home: string | undefined;
}

/**
 * Reads stored choices, ignoring what is malformed: another version of the panel, or another program, may have written
 * them.
 */
export function readChoices(kept: unknown): ListChoices {
  const { hidden, views, home } = fieldsOf(kept);
  const known = Array.isArray(views) ? views.flatMap(viewIn) : [];
  return { hidden: textsIn(hidden), views: known, home: known.find(({ id }) => id === home)?.id };
}

function viewIn(value: unknown): ListViewChoice[] {
  const { id, label, query, hidden } = fieldsOf(value);
  const isView = typeof id === 'string' && typeof label === 'string' && typeof query === 'string';
  return isView ? [{ id, label, query, hidden: textsIn(hidden) }] : [];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
