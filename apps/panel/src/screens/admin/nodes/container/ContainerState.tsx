import { StatusDot, type StatusTone } from '@kronos/ui/StatusDot';
import { useMessages } from '../../../../context/app-context.ts';
import type { PlainKey } from '../../../../messages/catalogue.ts';

/** The texts and tones for the engine's names of container states. */
const looks: Readonly<Record<string, { tone: StatusTone; text: PlainKey }>> = {
  created: { tone: 'neutral', text: 'nodes.container.state.created' },
  running: { tone: 'success', text: 'nodes.container.state.running' },
  paused: { tone: 'warning', text: 'nodes.container.state.paused' },
  restarting: { tone: 'warning', text: 'nodes.container.state.restarting' },
  removing: { tone: 'warning', text: 'nodes.container.state.removing' },
  exited: { tone: 'neutral', text: 'nodes.container.state.exited' },
  dead: { tone: 'danger', text: 'nodes.container.state.dead' },
};

/** The state of a container as a text. An unknown state is shown by the engine's name for it. */
export function ContainerState({ state }: { state: string }) {
  const t = useMessages();
  const look = looks[state];
  return look ? <StatusDot tone={look.tone}>{t(look.text)}</StatusDot> : state;
}
