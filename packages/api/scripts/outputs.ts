import { readFileSync } from 'node:fs';
import { contract } from '../src/exports/contract.ts';
import { renderForms } from './render-forms.ts';
import { renderOpenApi } from './render-openapi.ts';
import { renderReference } from './render-reference.ts';
import { renderRoutes } from './render-routes.ts';

const here = (path: string) => new URL(path, import.meta.url);
const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as { version: string };

/** A folder that contains nothing but generated files, by name. */
export interface GeneratedFolder {
  folder: URL;
  files: ReadonlyMap<string, string>;
}

/** Method and path of every endpoint; committed. */
export const routes: GeneratedFolder = { folder: here('../src/exports/routes/'), files: renderRoutes(contract) };

/** Fields and filters as plain data; committed. */
export const forms: GeneratedFolder = { folder: here('../src/exports/forms/'), files: renderForms(contract) };

/** The API reference; ignored by git. */
export const reference: GeneratedFolder = { folder: here('../../../docs/api/'), files: renderReference(contract) };

/** The contract as OpenAPI, and the file that it is written to. */
export const openApi = { file: here('../openapi.json'), text: renderOpenApi(contract, version) };
