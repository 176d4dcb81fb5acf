import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';
import { variableName, variableValue } from './environment.ts';

const longestSource = 64 * 1024;

const variable = z.object({
  name: variableName,
  /** `{{NAME}}` stands for the value of a global variable. If empty, each run asks for a value. */
  value: variableValue,
});
export type ScriptVariable = z.infer<typeof variable>;

const variables = z
  .array(variable)
  .max(50, 'At most 50 variables')
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Use each name only once');

const text = {
  /** The first line may name the interpreter, such as `#!/bin/bash`; by default `sh` runs it. */
  source: z
    .string()
    .max(longestSource, 'At most 64 kB')
    .regex(/\S/, 'Enter the script')
    .regex(/^[^\0]*$/, 'Enter plain text')
    .register(fieldHints, { kind: 'long-text' }),
  /** The variables of its environment. */
  variables: variables.default([]),
  /** Whether it runs as root instead of as the user with whom the panel signs in to the node. */
  as_root: z.boolean().default(false),
};

/** The fields that an admin fills in. */
export const scriptDraft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(200, 'At most 200 characters').default(''),
  ...text,
});
export type ScriptDraft = z.infer<typeof scriptDraft>;

/** A script as a row of the list. */
export const scriptRow = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Counts from 1; changing what runs creates the next version. */
  version: z.number().int(),
  as_root: z.boolean(),
  runs: z.number().int(),
  last_run_at: instant.nullable(),
  changed_at: instant,
});
export type ScriptRow = z.infer<typeof scriptRow>;

export const scriptDetail = scriptRow.extend({ source: z.string(), variables: z.array(variable) });
export type ScriptDetail = z.infer<typeof scriptDetail>;

/** The number of a version, who wrote it, and when. */
export const scriptVersion = z.object({ version: z.number().int(), by: z.string().nullable(), at: instant });
export type ScriptVersion = z.infer<typeof scriptVersion>;

export const scriptVersionDetail = scriptVersion.extend({
  source: z.string(),
  variables: z.array(variable),
  as_root: z.boolean(),
});
export type ScriptVersionDetail = z.infer<typeof scriptVersionDetail>;

/** The state of a run as a whole: `stopped` when a user stopped it before its end. */
export const scriptRunStates = ['running', 'done', 'failed', 'stopped'] as const;
export type ScriptRunState = (typeof scriptRunStates)[number];

/** The state of a run on one node. */
export const scriptNodeStates = ['waiting', 'running', 'done', 'failed', 'stopped'] as const;
export type ScriptNodeState = (typeof scriptNodeStates)[number];

/** The most nodes of one run. */
export const mostScriptNodes = 200;

export const scriptRunDraft = z.object({
  script_id: bodyId,
  node_ids: z.array(bodyId).min(1, 'Choose a node').max(mostScriptNodes, `At most ${mostScriptNodes} nodes at once`),
  /** Values for this run; a variable that is omitted keeps its own. */
  variables: variables.default([]),
});
export type ScriptRunDraft = z.input<typeof scriptRunDraft>;

/** A run of a script on nodes, as a row of the list. */
export const scriptRunRow = z.object({
  id: z.number().int(),
  /** The id is null once the script is deleted. */
  script: z.object({ id: z.number().int().nullable(), name: z.string() }),
  version: z.number().int(),
  state: z.enum(scriptRunStates),
  at: instant,
  by: z.string().nullable(),
  /** The only node; null if there are several. */
  node: z.object({ id: z.number().int().nullable(), alias: z.string() }).nullable(),
  nodes: z.number().int(),
  /** How many of its nodes have finished, whatever the outcome. */
  ended: z.number().int(),
  failed: z.number().int(),
});
export type ScriptRunRow = z.infer<typeof scriptRunRow>;

const onNode = z.object({
  node: z.object({ id: z.number().int().nullable(), alias: z.string() }),
  state: z.enum(scriptNodeStates),
  /** Null before the end, and if the script did not end by itself. */
  exit_code: z.number().int().nullable(),
  seconds: z.number().nullable(),
  process_id: z.number().int().nullable(),
  /** The outcome as a sentence. */
  message: z.string(),
});
export type ScriptOnNode = z.infer<typeof onNode>;

export const scriptRunDetail = scriptRunRow.extend({
  source: z.string(),
  as_root: z.boolean(),
  /** The variables of its environment; a global variable appears by its name. */
  variables: z.array(variable),
  items: z.array(onNode).max(mostScriptNodes),
});
export type ScriptRunDetail = z.infer<typeof scriptRunDetail>;

/** The most lines in one response. */
export const scriptLinesAtOnce = 1000;

export const scriptLine = z.object({ id: z.number().int(), process_id: z.number().int(), text: z.string() });
export type ScriptLine = z.infer<typeof scriptLine>;
