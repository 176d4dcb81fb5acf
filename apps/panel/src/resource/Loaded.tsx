import type { ReactNode } from 'react';
import type { Phrase } from '../messages/create-messages.ts';
import { TextLoading } from './CardLoading.tsx';
import { LoadFailure } from './LoadFailure.tsx';

type Read<T> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly reason: Phrase };

/** The content of a card once it is loaded; placeholder lines before that, or the reason of a failure. */
export function Loaded<T>(props: {
  read: Read<T>;
  /** Announced while it loads. */
  loading: string;
  /** The title of a failure. */
  failed: string;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}) {
  const { read, loading, failed, onRetry, children } = props;
  if (read.status === 'failed') return <LoadFailure level={3} title={failed} reason={read.reason} onRetry={onRetry} />;
  return read.status === 'ready' ? children(read.data) : <TextLoading label={loading} />;
}
