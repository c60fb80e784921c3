// Runs on any Node version: reports a too old one in one line, before other errors.
if (!process.features.typescript) {
  console.error(
    `This Node (${process.version}) is too old to run the site, and the packages bring no newer one for this system. Install Node 24 from https://nodejs.org, then run the command again.`,
  );
  process.exit(1);
}
