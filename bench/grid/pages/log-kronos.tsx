import '@kronos/ui/styles.css';
import { LogViewer } from '@kronos/ui/LogViewer';
import { makeLines, size } from '../data.ts';
import { stage } from '../stage.ts';
import { useLines } from '../use-lines.ts';

function Log({ first }: { first: readonly string[] }) {
  return (
    <div style={{ width: size.width }}>
      <LogViewer label="Log" lines={useLines(first)} height={size.height} />
    </div>
  );
}

stage(makeLines, (lines) => <Log first={lines} />);
