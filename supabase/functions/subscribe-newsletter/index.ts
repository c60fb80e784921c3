import { serveHosted } from "../_shared/hosted.ts";
import { subscribeNewsletter } from "./handler.ts";

serveHosted(subscribeNewsletter);
