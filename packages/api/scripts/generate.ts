import { mkdir, rm, writeFile } from 'node:fs/promises';
import { folders, openApi } from './outputs.ts';

for (const { folder, files } of folders) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of files) await writeFile(new URL(file, folder), text);
}
await writeFile(openApi.file, openApi.text);
