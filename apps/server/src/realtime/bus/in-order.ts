/** Runs tasks one after another, in the order of their calls. A failure is reported and does not hold up the others. */
export function createInOrder(report: (error: unknown) => void): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work).catch(report);
  };
}
