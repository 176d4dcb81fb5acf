import type { ProcessRecord } from '@kronos/api/contract';

export interface Branch {
  process: ProcessRecord;
  /** The parts of the process; undefined if the tree contains none. */
  parts: Branch[] | undefined;
}

/** Returns the tree of the operation that a process belongs to, oldest first; without one, the related processes. */
export function familyTree(process: ProcessRecord, related: readonly ProcessRecord[]): Branch[] {
  const { id, parent_id: parent } = process;
  const isKin = ({ id: other, parent_id }: ProcessRecord) =>
    parent_id === id || (parent !== null && (other === parent || parent_id === parent));
  if (!related.some(isKin)) return related.map((other) => ({ process: other, parts: undefined }));

  const members = [...related, process].toSorted((a, b) => a.id - b.id);
  const known = new Set(members.map((member) => member.id));
  const grow = (of: ProcessRecord): Branch => {
    const parts = members.filter(({ parent_id }) => parent_id === of.id);
    return { process: of, parts: parts.length > 0 ? parts.map(grow) : undefined };
  };
  return members.filter(({ parent_id }) => parent_id === null || !known.has(parent_id)).map(grow);
}
