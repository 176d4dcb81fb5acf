/**
 * Runs one read at a time: calls during a run cause one more run after it, however many they are. A burst of calls
 * thus costs two requests, and the last one always reads the newest state.
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
      // A failed run does not prevent the next.
      running = undefined;
    }
  };

  return () => {
    if (running) again = true;
    else running = run();
    return running;
  };
}
