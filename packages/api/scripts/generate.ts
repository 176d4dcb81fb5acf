import { mkdir, rm, writeFile } from 'node:fs/promises';
import { renderRoutes, routesFolder } from './render-routes.ts';

await rm(routesFolder, { recursive: true, force: true });
await mkdir(routesFolder);
for (const [file, source] of renderRoutes()) await writeFile(new URL(file, routesFolder), source);
