export { Spark, type SparkProps } from '../widgets/Spark/Spark.tsx';
export { type SparkTone, sparkTones } from '../widgets/Spark/spark-tones.ts';
