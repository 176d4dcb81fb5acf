import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';
import { variableName, variableValue } from './environment.ts';

const longestSource = 64 * 1024;

const variable = z.object({
  name: variableName,
  /** `{{NAME}}` stands for the value of a global variable. Without a value, each run asks for one. */
  value: variableValue,
});
export type ScriptVariable = z.infer<typeof variable>;

const variables = z
  .array(variable)
  .max(50, 'At most 50 variables')
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Each name only once');

const text = {
  /** Its first line may name the interpreter, such as `#!/bin/bash`; without one, `sh` runs it. */
  source: z
    .string()
    .max(longestSource, 'At most 64 kB')
    .regex(/\S/, 'Write the script')
    .regex(/^[^\0]*$/, 'Enter plain text')
    .register(fieldHints, { kind: 'long-text' }),
  /** What it finds in its environment. */
  variables: variables.default([]),
  /** It runs as root instead of the user by whom the panel signs in to the node. */
  as_root: z.boolean().default(false),
};

/** What an admin writes. */
export const scriptDraft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  description: z.string().trim().max(200, 'At most 200 characters').default(''),
  ...text,
});
export type ScriptDraft = z.infer<typeof scriptDraft>;

/** A script that is kept, as a row. */
export const scriptRow = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Counts from 1; a change of what runs makes the next one. */
  version: z.number().int(),
  as_root: z.boolean(),
  runs: z.number().int(),
  last_run_at: instant.nullable(),
  changed_at: instant,
});
export type ScriptRow = z.infer<typeof scriptRow>;

export const scriptDetail = scriptRow.extend({ source: z.string(), variables: z.array(variable) });
export type ScriptDetail = z.infer<typeof scriptDetail>;

/** Which version this is, who wrote it, and when. */
export const scriptVersion = z.object({ version: z.number().int(), by: z.string().nullable(), at: instant });
export type ScriptVersion = z.infer<typeof scriptVersion>;

export const scriptVersionDetail = scriptVersion.extend({
  source: z.string(),
  variables: z.array(variable),
  as_root: z.boolean(),
});
export type ScriptVersionDetail = z.infer<typeof scriptVersionDetail>;

/** How a run is as a whole: `stopped` when somebody stopped it before its end. */
export const scriptRunStates = ['running', 'done', 'failed', 'stopped'] as const;
export type ScriptRunState = (typeof scriptRunStates)[number];

/** How it is on one node. */
export const scriptNodeStates = ['waiting', 'running', 'done', 'failed', 'stopped'] as const;
export type ScriptNodeState = (typeof scriptNodeStates)[number];

/** So many nodes can be part of one run. */
export const mostScriptNodes = 200;

export const scriptRunDraft = z.object({
  script_id: bodyId,
  node_ids: z.array(bodyId).min(1, 'Choose a node').max(mostScriptNodes, `At most ${mostScriptNodes} nodes at once`),
  /** Values for this run; a variable that is left out has its own. */
  variables: variables.default([]),
});
export type ScriptRunDraft = z.input<typeof scriptRunDraft>;

/** A run of a script on nodes, as a row. */
export const scriptRunRow = z.object({
  id: z.number().int(),
  /** The number is null once the script was deleted. */
  script: z.object({ id: z.number().int().nullable(), name: z.string() }),
  version: z.number().int(),
  state: z.enum(scriptRunStates),
  at: instant,
  by: z.string().nullable(),
  /** The only node, or null where there are several. */
  node: z.object({ id: z.number().int().nullable(), alias: z.string() }).nullable(),
  nodes: z.number().int(),
  /** How many of its nodes are through, whatever came of it. */
  ended: z.number().int(),
  failed: z.number().int(),
});
export type ScriptRunRow = z.infer<typeof scriptRunRow>;

const onNode = z.object({
  node: z.object({ id: z.number().int().nullable(), alias: z.string() }),
  state: z.enum(scriptNodeStates),
  /** Null before its end, and where the script did not end by itself. */
  exit_code: z.number().int().nullable(),
  seconds: z.number().nullable(),
  process_id: z.number().int().nullable(),
  /** What came of it, in words. */
  message: z.string(),
});
export type ScriptOnNode = z.infer<typeof onNode>;

export const scriptRunDetail = scriptRunRow.extend({
  source: z.string(),
  as_root: z.boolean(),
  /** What it finds in its environment; a global variable stands there by its name. */
  variables: z.array(variable),
  items: z.array(onNode).max(mostScriptNodes),
});
export type ScriptRunDetail = z.infer<typeof scriptRunDetail>;

/** So many lines are answered at once. */
export const scriptLinesAtOnce = 1000;

export const scriptLine = z.object({ id: z.number().int(), process_id: z.number().int(), text: z.string() });
export type ScriptLine = z.infer<typeof scriptLine>;
