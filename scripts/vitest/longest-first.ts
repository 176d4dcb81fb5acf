import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Short files that contain tables of many calls each, which take minutes, and a few with long waits: the longest
 * first.
 */
const long = [
  /\/scripts\/new\//,
  /\/test\/fuzz\/(changing|reading|administering)\./,
  /\/test\/(permissions\/matrix|conformance)\./,
  /\/test\/fuzz\//,
  /\/test\/(permissions|moves|crash)/,
  // The other files of this project right after the long ones: a worker that receives a file of another project is
  // replaced, with everything it has loaded.
  /\/apps\/server\/(src|test)\/(?!engines\/)/,
];

/** Sorts the files that take longest first: one of them at the end would leave the other workers idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((pattern) => pattern.test(moduleId));
      return index === -1 ? long.length : index;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
