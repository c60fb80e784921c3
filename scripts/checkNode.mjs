// Runs on any Node: says in one line what is missing, before anything else fails in twenty.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `This Node (${process.version}) is too old to run the site, and this system has no newer one among the installed packages. Install Node 24 from https://nodejs.org, then run the command again.`,
  );
  process.exit(1);
}
