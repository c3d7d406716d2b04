/** Returns the address of the picture that social networks show for a page. `npm run pictures` draws it. */
export const socialPicture = (path: string): string =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
