// Shared by `npm start` and `npm test` before anything is installed: only Node's own modules may be used here.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Ends the run with one sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Stops when this Node is older than package.json requires. */
export function requireNode() {
  const [major = 0, minor = 0] = manifest.engines.node.match(/\d+/g).map(Number);
  const [thisMajor = 0, thisMinor = 0] = process.versions.node.split('.').map(Number);
  if (thisMajor > major || (thisMajor === major && thisMinor >= minor)) return;
  stop(`Kronos needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}.`);
}

/**
 * Runs a command; its output is shown, or collected in `kept` and shown when it failed. Resolves with the exit code.
 */
export function run(command, args, { quiet = false, env = {}, cwd = root, kept = [] } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}

/** Prints the name and the duration of a step; `work` resolves with an exit code. */
export async function step(name, work) {
  const start = performance.now();
  console.log(`· ${name}`);
  const code = await work();
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return code;
}

/** A hash of the contents of files and folders, in a stable order; missing ones count as absent. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const walk = (path, name) => {
    if (!existsSync(path)) return;
    let entries;
    try {
      entries = readdirSync(path, { withFileTypes: true });
    } catch {
      hash.update(`${name}\0`).update(readFileSync(path));
      return;
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name === 'node_modules' || entry.name === 'dist') continue;
      walk(join(path, entry.name), `${name}/${entry.name}`);
    }
  };
  for (const path of paths) walk(join(root, path), path);
  return hash.digest('hex');
}

/** Runs `work` unless it has succeeded with the same fingerprint and its outputs still exist. */
export async function unlessSame(name, inputs, outputs, work) {
  const stamp = join(root, '.cache/stamps', name);
  const now = fingerprint(inputs);
  const same = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (same && outputs.every((output) => existsSync(join(root, output)))) return 0;
  const code = await step(name, work);
  if (code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
  return code;
}

/**
 * The command line of the pnpm version that package.json names: the one on PATH if it is that version, else through
 * npx.
 */
export async function pnpm() {
  const version = manifest.packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');
  const found = await output('pnpm', ['--version']);
  return found === version ? ['pnpm'] : ['npx', '--yes', `pnpm@${version}`];
}

function output(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', () => resolve(undefined));
    child.on('close', () => resolve(text.trim()));
  });
}

/** Installs according to the lock file, unless that has been done. */
export async function install() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const inputs = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests];
  const code = await unlessSame('Installing packages', inputs, ['node_modules/.modules.yaml'], async () => {
    const [command, ...before] = await pnpm();
    // Without CI, pnpm asks before it replaces a node_modules of another version.
    return run(command, [...before, 'install', '--frozen-lockfile'], { quiet: true, env: { CI: 'true' } });
  });
  if (code !== 0) stop('The packages could not be installed; see the output above.');
}
