import { Switch } from '@kronos/ui/Switch';
import { useState } from 'react';
import { useMessages } from '../../../context/app-context.ts';

interface SubscriptionProps {
  /** Whether the viewer has servers; without any, only what concerns everyone is announced. */
  hasServers: boolean;
  isSubscribed: boolean;
  onSubscribe: (wants: boolean) => Promise<void>;
}

/** Whether the viewer is notified of outages and announced incidents. */
export function Subscription({ hasServers, isSubscribed, onSubscribe }: SubscriptionProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState<boolean>();
  const choose = async (wants: boolean) => {
    setChosen(wants);
    await onSubscribe(wants);
    setChosen(undefined);
  };
  return (
    <Switch
      isSelected={chosen ?? isSubscribed}
      isDisabled={chosen !== undefined}
      onChange={(wants) => void choose(wants)}
      help={t('status.subscribe.help')}
    >
      {t(hasServers ? 'status.subscribe' : 'status.subscribe.everyone')}
    </Switch>
  );
}
