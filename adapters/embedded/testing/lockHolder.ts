// A process that takes a lock and keeps it until it is killed.
import { takeLock } from "../folder/lock.ts";

const lock = takeLock(process.argv[2] ?? "");
console.log(lock ? "taken" : "refused");
setInterval(() => lock, 1000);
