import { isDeepStrictEqual } from 'node:util';
import type { DockerServiceDraft } from '@kronos/api/contract';
import type { dockerServices } from '../../db/schema.ts';

export type DockerServiceRecord = typeof dockerServices.$inferSelect;

/** The columns of what was declared, but for the variables, which are kept by rules of their own. */
export const columnsOf = ({ command, variables: _variables, ...draft }: DockerServiceDraft) => {
  const { may_use_engine: mayUseEngine, restart_policy: restartPolicy, memory_mb: memoryMb, ...same } = draft;
  return { ...same, mayUseEngine, restartPolicy, memoryMb, command: command.filter((word) => word !== '') };
};

/** What was declared, as an admin writes it; the value of a secret as it is sealed. */
export const draftOf = (record: DockerServiceRecord): DockerServiceDraft => {
  const { id: _id, revision: _revision, createdAt: _at, mayUseEngine, restartPolicy, memoryMb, ...same } = record;
  return { ...same, may_use_engine: mayUseEngine, restart_policy: restartPolicy, memory_mb: memoryMb };
};

/** Whether containers of one declaration are made as those of the other. */
export const areMadeAlike = (one: DockerServiceRecord, other: DockerServiceRecord): boolean =>
  isDeepStrictEqual(makingOf(one), makingOf(other));

/** Neither a name nor a description is part of a container, and what may be declared is no part of what is. */
const makingOf = (record: DockerServiceRecord) => {
  const { name: _name, description: _text, may_use_engine: _may, ...making } = draftOf(record);
  return making;
};
