// Finds a Chromium for the browser tests, and downloads one when there is none.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const names = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The path of an installed Chromium: the one named in KRONOS_CHROMIUM, the system's, or the one Playwright has
 * downloaded.
 */
export function chromiumPath() {
  const asked = process.env.KRONOS_CHROMIUM;
  if (asked) return existsSync(asked) ? asked : undefined;
  return names.find((name) => existsSync(name)) ?? downloaded();
}

/**
 * The headless shell of the system's Chromium: it takes two thirds of the time, but draws hovered parts differently.
 */
export function headlessShellPath() {
  const path = '/usr/bin/chromium-headless-shell';
  return existsSync(path) ? path : undefined;
}

/** Playwright's own browser; its package only exists after the installation. */
function downloaded() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The major version of a browser, such as "156". */
export function chromiumVersion(path) {
  const text = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /(\d+)\./.exec(text)?.[1] ?? 'unknown';
}

function isDebianFamily() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Ensures that there is a Chromium: the system's, else by apt-get as root on Debian and Ubuntu, else Playwright's
 * download.
 */
export function ensureChromium(say) {
  const present = chromiumPath();
  // A missing browser at a given path is a mistake to report, not a reason to install another.
  if (present || process.env.KRONOS_CHROMIUM) return present;
  if (process.getuid?.() === 0 && isDebianFamily()) {
    say('No Chromium found: installing the distribution’s.');
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) {
      const installed = chromiumPath();
      if (installed) return installed;
    }
  }
  say('No Chromium found: downloading Playwright’s.');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return downloaded();
}
