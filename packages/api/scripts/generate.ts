import { writeFile } from 'node:fs/promises';
import { renderRoutes, routesFile } from './render-routes.ts';

await writeFile(routesFile, renderRoutes());
