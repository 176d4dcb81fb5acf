import { Text } from '../../components/Text/Text.tsx';

/** The libraries that a person may see: all, or those with these names. */
export type LibraryNames = 'all' | readonly string[];

/** The libraries on one line, with the full list as its title. */
export function VisibleLibraries({
  libraries,
  labels,
}: {
  libraries: LibraryNames;
  labels: { all: string; none: string };
}) {
  if (libraries === 'all') return labels.all;
  const all = libraries.join(', ') || labels.none;
  return (
    <Text isTruncated title={all}>
      {all}
    </Text>
  );
}
