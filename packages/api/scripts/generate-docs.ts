import { reference } from './outputs.ts';
import { writeFolder } from './write-folder.ts';

await writeFolder(reference);
