/** Examples of iframes from allowed hosts. */
export const fixtures = {
  map: {
    title: 'Where we are',
    src: 'https://www.openstreetmap.org/export/embed.html?bbox=-1.6,53.7,-1.4,53.9',
  },
  low: {
    title: 'A song',
    src: 'https://open.spotify.com/embed/track/1',
    heightMobile: 152,
    heightDesktop: 152,
  },
};
