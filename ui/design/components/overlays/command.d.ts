import "react";

// Invoker commands open a dialog without a script. Browsers support them, React's types don't yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | undefined;
    commandfor?: string | undefined;
  }
}
