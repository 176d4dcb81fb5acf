import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that stand for rows of many calls each, which take minutes, and a few that wait long: the longest first. */
const long = [
  /\/scripts\/new\//,
  /\/test\/fuzz\/(changing|reading|administering)\./,
  /\/test\/(permissions\/matrix|conformance)\./,
  /\/test\/fuzz\//,
  /\/test\/(permissions|moves|crash)/,
  // The rest of these files right behind the long ones: a worker that meets another project's is ended, with all it has read.
  /\/apps\/server\/(src|test)\/(?!engines\/)/,
];

/** The files that take longest come first: one of them at the end would have the other workers wait for it. */
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
