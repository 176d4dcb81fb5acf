import { readFileSync } from 'node:fs';
import { contract } from '../src/exports/contract.ts';
import { renderOpenApi } from './render-openapi.ts';
import { renderReference } from './render-reference.ts';
import { renderRoutes } from './render-routes.ts';

const here = (path: string) => new URL(path, import.meta.url);
const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as { version: string };

/** Folders of which everything is written from the contract, with their files. */
export const folders: readonly { folder: URL; files: ReadonlyMap<string, string> }[] = [
  { folder: here('../src/exports/routes/'), files: renderRoutes(contract) },
  { folder: here('../../../docs/api/'), files: renderReference(contract) },
];

/** The contract as OpenAPI, and where it lies. */
export const openApi = { file: here('../openapi.json'), text: renderOpenApi(contract, version) };
