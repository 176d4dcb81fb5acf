// A test that drives a browser, a process or a socket gets one second try. Its whole file runs once more, alone and
// in a new process: within the same run the test would find the state that its first try left, and fail because of
// it.
import { relative } from 'node:path';
import { tried } from './projects.mjs';
import { root } from './setup.mjs';

/** More files than this do not fail by accident. */
const most = 8;

const isBad = ({ message, assertionResults }) => Boolean(message) || assertionResults.length > 0;

/** The arguments of vitest that run the failed files of `summary` again; undefined when no second try is due. */
export function secondTry(summary) {
  const failed = summary?.testResults.filter(isBad) ?? [];
  if (failed.length === 0 || failed.length > most || failed.some(({ project }) => !tried(project))) return undefined;
  const projects = [...new Set(failed.map(({ project }) => project))];
  return [...projects.flatMap((name) => ['--project', name]), ...failed.map(({ name }) => relative(root, name))];
}

/**
 * The combined result of a file that ran twice: a test failed if it passed in neither run, and is unsteady if it
 * passed in one only. Without a second run the first result stands.
 */
export function ofBoth(first, second) {
  if (!second) return { ...first, unsteady: [] };
  const failures = (module) => module.assertionResults;
  const isIn = (module) => (test) => failures(module).some(({ fullName }) => fullName === test.fullName);
  const hook = ({ message }) => ({ fullName: '(the file or a hook)', failureMessages: [message] });
  // If the file itself failed, its tests have not run.
  if (second.message) return { ...first, message: first.message || second.message, unsteady: [] };
  if (first.message) return { ...second, unsteady: [hook(first)] };
  const failed = failures(first).filter(isIn(second));
  const unsteady = [first, second].flatMap((run) => failures(run).filter((test) => !failed.some(sameAs(test))));
  return {
    ...second,
    passed: second.passed + failures(second).length - failed.length,
    assertionResults: failed,
    unsteady,
  };
}

const sameAs =
  ({ fullName }) =>
  (other) =>
    other.fullName === fullName;
