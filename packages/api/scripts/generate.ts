import { writeFile } from 'node:fs/promises';
import { openApi, routes } from './outputs.ts';
import { writeFolder } from './write-folder.ts';

await writeFolder(routes);
await writeFile(openApi.file, openApi.text);
