/**
 * Lets one read run at a time: a wish that comes while it runs makes one more run after it, however many wishes came.
 * A burst of nudges so costs two requests, and the last one always sees the newest state.
 */
export function coalesce(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;

  const run = async () => {
    try {
      do {
        again = false;
        await read();
      } while (again);
    } finally {
      // One that fails does not keep the next from being tried.
      running = undefined;
    }
  };

  return () => {
    if (running) again = true;
    else running = run();
    return running;
  };
}
