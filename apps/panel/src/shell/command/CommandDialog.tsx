import { lazyPart } from '../../context/lazy-part.ts';
import { shapeOf } from './commands.ts';
import type { GivenCommand } from './suggestions.ts';

const plan = lazyPart(() => import('./PlanDialog.tsx'), 'PlanDialog');
const server = lazyPart(() => import('./ServerDialog.tsx'), 'ServerDialog');
const acting = { plan, server };
const others = {
  mounts: lazyPart(() => import('./MountsDialog.tsx'), 'MountsDialog'),
  reboot: lazyPart(() => import('./RebootDialog.tsx'), 'RebootDialog'),
  signIn: lazyPart(() => import('./SignInDialog.tsx'), 'SignInDialog'),
};

/** Asks before a command is carried out. */
export function CommandDialog({ given, onClose }: { given: GivenCommand; onClose: () => void }) {
  const shape = shapeOf(given.id);
  const props = { of: { id: given.record, name: given.name }, onClose };
  if (shape.dialog === 'plan' || shape.dialog === 'server') {
    const Dialog = acting[shape.dialog];
    return <Dialog {...props} action={shape.action} />;
  }
  const Dialog = others[shape.dialog];
  return <Dialog {...props} />;
}
