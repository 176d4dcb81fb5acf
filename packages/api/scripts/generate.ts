import { writeFile } from 'node:fs/promises';
import { forms, openApi, routes } from './outputs.ts';
import { writeFolder } from './write-folder.ts';

await writeFolder(routes);
await writeFolder(forms);
await writeFile(openApi.file, openApi.text);
