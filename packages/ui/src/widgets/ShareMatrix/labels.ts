import type { ShareMark } from './matrix.ts';

/** The texts of a `ShareMatrix`. */
export interface ShareMatrixLabels {
  /** The heading of the column with the people. */
  person: string;
  /** The text of a cell, by its mark. */
  marks: Readonly<Record<ShareMark, string>>;
  /** The text of a cell that is to be shared. */
  share: string;
  /** The text of a cell that is to be revoked. */
  take: string;
  /** The text of a cell that cannot be changed. */
  barred: string;
  /** The number of cells to change. */
  changes: (count: number) => string;
  undo: string;
  discard: string;
  /** Instructions for changing cells. */
  help: string;
  /** The summary of a person in the list on a phone. */
  summary: (counts: { shared: number; all: number; drifted: number; changes: number }) => string;
  /** The name of the button that leads from a person back to the list. */
  back: string;
}

/** The English texts. */
export const defaultShareMatrixLabels: ShareMatrixLabels = {
  person: 'Person',
  marks: {
    none: 'No access',
    pending: 'Invited',
    accepted: 'Has access',
    extra: 'Drifted: extra',
    missing: 'Drifted: lost',
  },
  share: 'Will share',
  take: 'Will end',
  barred: 'Not possible',
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  undo: 'Undo',
  discard: 'Discard all',
  help: 'Press Space to change a cell; hold Shift with the arrow keys, or drag, to change several.',
  summary: ({ shared, all, drifted, changes }) =>
    [`${shared} of ${all}`, drifted > 0 && `${drifted} drifted`, changes > 0 && `${changes} to change`]
      .filter(Boolean)
      .join(' · '),
  back: 'All people',
};
