// `npm start`: installs, builds what changed, starts the sandbox and the server, and runs until stopped.
import { spawn } from 'node:child_process';
import { build, product } from './build.mjs';
import { install, requireNode, root, stop } from './setup.mjs';

requireNode();
await install();
if ((await build(product)) !== 0) stop('The build failed; see the output above.');

const demo = process.env.KRONOS_DEMO !== 'off';
const sandboxUrl = process.env.KRONOS_SANDBOX_URL ?? `http://127.0.0.1:${process.env.KRONOS_SANDBOX_PORT ?? 4510}`;
const children = new Set();

function launch(name, file) {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: root,
    env: { ...process.env, KRONOS_SANDBOX_URL: sandboxUrl, NODE_ENV: process.env.NODE_ENV ?? 'production' },
    stdio: 'inherit',
  });
  children.add(child);
  child.on('exit', (code, signal) => {
    children.delete(child);
    if (!stopping) end(signal ? 1 : (code ?? 1), `The ${name} exited, so everything is stopped.`);
  });
  return child;
}

let stopping = false;
function end(code, sentence) {
  stopping = true;
  process.exitCode = code;
  if (sentence && code !== 0) console.error(sentence);
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));

/** A sandbox of an earlier start may still be running with its servers: then that one is used. */
async function sandboxAnswers() {
  try {
    const response = await fetch(`${sandboxUrl}/health`, {
      headers: { 'x-kronos-sandbox': '1' },
      signal: AbortSignal.timeout(1000),
    });
    return response.ok && (await response.json()).name === 'kronos-sandbox';
  } catch {
    return false;
  }
}

if (demo && !(await sandboxAnswers())) launch('sandbox', 'apps/sandbox/dist/main.js');
launch('server', 'apps/server/dist/main.js');
