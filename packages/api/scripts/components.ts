import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Direction = 'input' | 'output';

/** The object schemas that the contract's modules export, by their names in PascalCase. */
async function exportedSchemas(): Promise<Map<z.core.$ZodType, string>> {
  const folder = new URL('../src/contract/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.sort().map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  );
  const names = new Map<z.core.$ZodType, string>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (value instanceof z.ZodObject || value instanceof z.ZodUnion) names.set(value, pascal(name));
  }
  if (new Set(names.values()).size < names.size) throw new Error('Two schemas of the contract share a name.');
  return names;
}

const pascal = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const exported = await exportedSchemas();

/** Writes JSON Schemas that refer to shared ones, and collects the shared ones. */
export function createComponents() {
  const schemas = new Map<string, JsonSchema>();

  const inPlace = (schema: z.core.$ZodType, io: Direction) =>
    jsonSchemaOf(schema, io, { refer: (inner) => (inner === schema ? undefined : refer(inner, io)) });

  function refer(schema: z.core.$ZodType, io: Direction): string | undefined {
    const shared = exported.get(schema);
    if (shared === undefined) return undefined;
    // A caller may omit fields that a response always has: the two shapes then get separate names.
    const isInput = io === 'input' && asText(schema, 'input') !== asText(schema, 'output');
    const name = `${shared}${isInput ? 'Input' : ''}`;
    if (!schemas.has(name)) schemas.set(name, inPlace(schema, io));
    return `#/components/schemas/${name}`;
  }

  const write = (schema: z.core.$ZodType, io: Direction): JsonSchema => {
    const $ref = refer(schema, io);
    return $ref === undefined ? inPlace(schema, io) : { $ref };
  };

  return { write, all: () => Object.fromEntries([...schemas].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

const asText = (schema: z.core.$ZodType, io: Direction) => JSON.stringify(jsonSchemaOf(schema, io));
