// `npm run bench:api`: the cost of the client, the contract and the sockets compared with their plain equivalents.
// Exits with 1 when one misses its target. A part can be named: `npm run bench:api -- send`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, run } from '../../scripts/setup.mjs';

await install();

const typescript = ['--conditions=kronos-source', '--import', 'tsx'];
const parts = {
  size: { args: ['bench/api/client-size.mjs'] },
  send: { args: [...typescript, 'bench/send.ts'], cwd: `${root}packages/api` },
  list: { args: [...typescript, 'bench/list.ts'], cwd: `${root}apps/server` },
  search: { args: [...typescript, 'bench/search.ts'], cwd: `${root}apps/server` },
  realtime: { args: [...typescript, 'bench/realtime.ts'], cwd: `${root}apps/server` },
  reconnect: { args: [...typescript, 'packages/realtime/bench/reconnect.ts'] },
};
const asked = process.argv.slice(2);
let missed = 0;
for (const [name, { args, cwd = root }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!existsSync(join(cwd, args.at(-1)))) continue;
  if ((await run(process.execPath, args, { cwd })) !== 0) missed += 1;
}
process.exit(missed === 0 ? 0 : 1);
