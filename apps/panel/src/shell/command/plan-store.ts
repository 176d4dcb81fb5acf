import type { CommandAction, CommandPlan } from '@kronos/api/contract';
import { adminCommands } from '@kronos/api/routes/admin-commands';
import { proxy } from 'valtio/vanilla';
import type { Phrase } from '../../messages/create-messages.ts';
import { type Loadable, reasonOf, settle, unwrapped } from '../../stores/loadable.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The action, and the node whose servers it applies to. */
export interface PlannedCommand {
  readonly action: CommandAction;
  readonly node: number;
}

interface PlanState {
  plan: Loadable<CommandPlan>;
  /** Whether the plan on screen replaced one that was not carried out. */
  hasChanged: boolean;
  /** Why the last run was refused. */
  refusal: Phrase | undefined;
}

/** The plan of a command, and its run while the plan holds. */
export function createPlanStore({ api, clock, signal }: StoreDeps) {
  const calls = api.extend({ adminCommands }).adminCommands;
  const state = proxy<PlanState>({ plan: { status: 'idle' }, hasChanged: false, refusal: undefined });
  let asked = 0;

  const read = async ({ action, node }: PlannedCommand): Promise<void> => {
    const request = ++asked;
    const outcome = await calls.plan({ query: { action, node_id: node } }, { signal });
    if (signal.aborted || request !== asked) return;
    state.plan = settle(state.plan, unwrapped(outcome), clock.now());
  };

  return {
    state,
    /** Reads the plan of a command. */
    ask(command: PlannedCommand): Promise<void> {
      Object.assign(state, { plan: { status: 'loading' }, hasChanged: false, refusal: undefined });
      return read(command);
    },
    /** Runs the plan on screen; returns the batch. If its servers have changed, the new plan is read instead. */
    async run({ action, node }: PlannedCommand): Promise<number | undefined> {
      if (state.plan.status !== 'ready') return undefined;
      Object.assign(state, { hasChanged: false, refusal: undefined });
      const { key } = state.plan.data;
      const outcome = await calls.run({ body: { action, node_id: node, key } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.process.id;
      if (outcome.kind === 'http-error' && outcome.status === 409) {
        await read({ action, node });
        state.hasChanged = true;
      } else state.refusal = reasonOf(outcome);
      return undefined;
    },
  };
}
