// Installs the libraries that a bench compares with, in the exact versions that its package.json names.
import { root, run, unlessSame } from '../scripts/setup.mjs';

const options = ['--save-exact', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Resolves with 0 once the folder's `node_modules` has the dependencies of its package.json. */
export const installPeers = (folder) =>
  unlessSame(`Installing the peers of ${folder}`, [`${folder}/package.json`], [`${folder}/node_modules`], () =>
    run('npm', ['install', ...options], { quiet: true, cwd: `${root}${folder}` }),
  );
