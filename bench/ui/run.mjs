// `npm run bench:ui [page] [grid] [log]`: the kit compared with its peers. Exits with 1 when a target is missed.
import { install, root, run, stop } from '../../scripts/setup.mjs';
import { chosen } from './targets.mjs';

const lists = ['grid', 'log'];
let parts;
try {
  parts = chosen(['page', ...lists], process.argv.slice(2));
} catch (error) {
  stop(error.message);
}

await install();
const asked = parts.filter((part) => lists.includes(part));
let missed = 0;
if (parts.includes('page')) missed += await run(process.execPath, [`${root}bench/ui/page.mjs`]);
if (asked.length > 0) missed += await run(process.execPath, [`${root}bench/grid/run.mjs`, ...asked]);
process.exit(missed === 0 ? 0 : 1);
