export interface RecordedCall {
  at: string;
  node: string;
  operation: string;
  container?: string;
  status: number;
}

/** The last calls on the control API, so that a test can say what was asked of an engine. */
export function createCalls(limit = 500) {
  let calls: RecordedCall[] = [];
  return {
    list: () => calls,
    add: (call: RecordedCall) => {
      calls = [...calls, call].slice(-limit);
    },
    clear: () => {
      calls = [];
    },
  };
}
