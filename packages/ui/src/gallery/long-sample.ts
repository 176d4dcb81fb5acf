const escape = '\u001b';

const line = (index: number) => {
  const time = `12:${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
  if (index % 17 === 0) return `${time} ${escape}[31mERROR${escape}[0m The node did not answer within 5000 ms`;
  if (index % 7 === 0) return `${time} ${escape}[33mWARN${escape}[0m  Transcoding is slower than real time`;
  return `${time} ${escape}[32mINFO${escape}[0m  Served segment ${index} of stream ${index % 4}`;
};

export const logLines = Array.from({ length: 200 }, (_, index) => line(index));

export const composeBefore = `services:
  cinema:
    image: media-server:10.9
    restart: unless-stopped
    environment:
      TZ: Europe/Berlin
      LOG_LEVEL: info
`;
export const composeAfter = `services:
  cinema:
    image: media-server:10.10
    restart: unless-stopped
    environment:
      TZ: Europe/Berlin
volumes:
  cache:
`;

const titles = ['Quiet Harbour', 'The Long Night', 'Paper Moons', 'North of Nowhere', 'Glass Garden', 'Second Winter'];
const colors = ['#1f3a4d', '#4d2f1f', '#24402b', '#3a2547', '#4a3d1c', '#472530'];
const availability = [
  { tone: 'success', label: 'Available' },
  { tone: 'warning', label: 'Requested' },
  undefined,
  { tone: 'neutral', label: 'Missing' },
] as const;

const poster = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><path fill="${colors[index % 6]}" d="M0 0h2v3H0z"/><circle cx="1" cy="${1 + (index % 5) / 5}" r=".6" fill="#fff" opacity=".25"/></svg>`,
  )}`;

export const films = Array.from({ length: 48 }, (_, index) => ({
  id: `film-${index}`,
  title: `${titles[index % 6]} ${index + 1}`,
  subtitle: String(1980 + index),
  src: poster(index),
  color: colors[index % 6],
  availability: availability[index % 4],
}));
