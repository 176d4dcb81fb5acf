import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { GeneratedFolder } from './outputs.ts';

/** Replaces the contents of the folder with the generated files. */
export async function writeFolder({ folder, files }: GeneratedFolder): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of files) await writeFile(new URL(file, folder), text);
}
