/** Does one thing after the other, in the order in which they were asked for. What fails is reported and holds nothing up. */
export function createInOrder(report: (error: unknown) => void): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work).catch(report);
  };
}
