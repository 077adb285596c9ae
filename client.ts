// What every page of ours has in the browser: it becomes one script with the framework's client.
import "@/islands/ThemeToggle.tsx";
// Several other islands stand on these, and each is smaller than what a script of its own would take.
import "@/components/parcels/Pin.tsx";
import "@/components/ui/use_alive.ts";
