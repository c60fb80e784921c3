/** The service worker as the text of one script: see src/build/workerPlugin.ts. */
declare module "virtual:service-worker" {
  const script: string;
  export default script;
}
