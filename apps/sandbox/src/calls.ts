export interface RecordedCall {
  at: string;
  node: string;
  operation: string;
  container?: string;
  status: number;
}

/** The latest calls of the control API, so that a test can check what an engine was asked to do. */
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
